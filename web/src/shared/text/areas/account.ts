import { account as english } from "../en/account.ts";
import { spoken } from "../catalogue.ts";

export const account = spoken("account", english);
