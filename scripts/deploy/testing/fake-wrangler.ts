import { readFileSync, writeFileSync } from "node:fs";

import { type Account, fakeWrangler } from "./fake-account.ts";

/** Stands in for wrangler's command line: the account lies in the file that FAKE_ACCOUNT names. */
const path = process.env["FAKE_ACCOUNT"] ?? "";
const account = JSON.parse(readFileSync(path, "utf8")) as Account;
const { code, stdout, stderr } = fakeWrangler(account, process.argv.slice(2));
writeFileSync(path, JSON.stringify(account));
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
