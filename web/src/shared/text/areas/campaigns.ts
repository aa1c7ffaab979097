import { campaigns as english } from "../en/campaigns.ts";
import { spoken } from "../catalogue.ts";

export const campaigns = spoken("campaigns", english);
