import { server as english } from "../en/server.ts";
import { spoken } from "../catalogue.ts";

export const server = spoken("server", english);
