import { dashboard as english } from "../en/dashboard.ts";
import { spoken } from "../catalogue.ts";

export const dashboard = spoken("dashboard", english);
