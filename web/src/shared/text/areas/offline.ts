import { offline as english } from "../en/offline.ts";
import { spoken } from "../catalogue.ts";

export const offline = /* @__PURE__ */ spoken("offline", english);
