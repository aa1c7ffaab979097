import { AppError } from "#worker-kit/errors";
import { isEasilyGuessed } from "../domain/common-passwords.ts";

/** Refuses a new password that an attacker would try first for an account with this address. */
export function refuseEasilyGuessed(password: string, email: string): void {
  if (!isEasilyGuessed(password, email)) return;
  throw new AppError(
    "invalid_input",
    "This password is one of the first that anybody would guess. Please choose another.",
  );
}
