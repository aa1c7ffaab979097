import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import type { Connection, ModelChoice } from "#contracts/connections/connection";
import { ORACLE, SITE } from "#contracts/connections/game-masters";
import type { ConnectionsAnswer, ModelChoiceAnswer, SiteGameMaster } from "#contracts/http/connections";

import { request } from "../api/request.ts";
import { text } from "../text/text.ts";

/** The first part of the query keys of everything about models. */
export const MODELS = "models";
/** The id of the choice for all campaigns without one of their own. */
export const USUAL = "usual";

/** The player's connections, the site's game master, and the usual choice. */
export const connectionsQuery = () =>
  queryOptions({
    queryKey: [MODELS, "connections"],
    queryFn: ({ signal }) => request<ConnectionsAnswer>("/api/connections", { signal }),
  });

/** Who narrates and helps in a campaign. */
export const choiceQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [MODELS, "choice", campaignId],
    queryFn: ({ signal }) => request<ModelChoiceAnswer>(choicePath(campaignId), { signal }),
  });

const choicePath = (id: string) => `/api/connections/choices/${encodeURIComponent(id)}`;

/** Saves who narrates and helps, in a campaign or usually. */
export function useChooseModels(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: ModelChoice) =>
      request<ModelChoiceAnswer>(choicePath(id), { method: "PUT", body: { choice } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [MODELS] }),
  });
}

/** The name of the chosen game master. `none` is the name if none was chosen. */
export function nameOfChoice(
  choice: string | null,
  connections: readonly Pick<Connection, "id" | "name">[],
  site: SiteGameMaster,
  none: string = siteName(site),
): string {
  if (choice === ORACLE) return text.models.oracleShort;
  if (choice === SITE) return siteName(site);
  return connections.find(({ id }) => id === choice)?.name ?? none;
}

/** The site's game master in a word or two. */
export const siteName = ({ source, models }: SiteGameMaster): string =>
  source === "oracle" ? text.models.oracleShort : (models[0] ?? text.models.asSite);
