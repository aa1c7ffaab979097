import { expect, it } from "vitest";

import { deviceOf, placeOf } from "./device.ts";

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/139.0 Safari/537.36 Edg/139.0", "Edge · Windows"],
  ["Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36", "Chrome · Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1", "Safari · iOS"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15", "Safari · macOS"],
  ["curl/8.9", "curl"],
  ["<script>alert(1)</script>", ""],
  ["", ""],
])("knows of %j: %j", (agent, device) => expect(deviceOf(agent)).toBe(device));

it("says the town where it is known, else the address, and nothing of the machine itself", () => {
  expect(placeOf("203.0.113.7", { city: "Porto", country: "PT" })).toBe("Porto, PT");
  expect(placeOf("203.0.113.7", { country: "PT" })).toBe("PT");
  expect(placeOf("203.0.113.7")).toBe("203.0.113.7");
  expect(placeOf("127.0.0.1", { city: "Austin" })).toBe("");
});
