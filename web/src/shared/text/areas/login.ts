import { login as english } from "../en/login.ts";
import { spoken } from "../catalogue.ts";

export const login = spoken("login", english);
