import { describe, expect, it } from "vitest";

import { errorsOf, joinErrors, type Mode } from "./credentials.ts";

const said = (email: string, password: string, mode: Mode = "sign-in") =>
  joinErrors(errorsOf(mode, { email, password, displayName: "" }));

describe("the login form", () => {
  it("finds nothing wrong with an address and six characters", () => expect(said("mira@varrow.pt", "secret")).toBe(""));

  it("asks for both when both are empty, one sentence each", () => {
    expect(said("", "")).toBe("Email is required. Password is required");
  });

  it("joins what is wrong with a period and a space", () => {
    expect(said("mira", "short")).toBe(
      "Please enter a valid email address. Password must be at least 6 characters long",
    );
  });

  it.each(["mira", "mira@varrow", "@varrow.pt", "mi ra@varrow.pt", "mira@var row.pt", "mira@@varrow.pt"])(
    "does not take %s for an address",
    (email) => expect(said(email, "secret")).toBe("Please enter a valid email address"),
  );

  it("takes an address with space around it", () => expect(said(" Mira@Varrow.pt ", "secret")).toBe(""));
  it("takes a space in a password for what it is", () => expect(said("mira@varrow.pt", " a b c")).toBe(""));
  it("takes spaces alone for no password", () => expect(said("mira@varrow.pt", "      ")).toBe("Password is required"));

  it("checks a new account by the same rules", () => {
    expect(said("", "12345", "sign-up")).toBe("Email is required. Password must be at least 6 characters long");
  });
});
