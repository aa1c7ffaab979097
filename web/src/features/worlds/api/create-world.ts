import { useMutation } from "@tanstack/react-query";

import type { GeneratedWorldAnswer, GenerateWorldRequest } from "#contracts/http/worlds";

import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";
import { language } from "../../../shared/text/catalogue.ts";

/**
 * POST /api/worlds/new/generate-description: generates the description in the app's language, generates the name if it is blank, and
 * creates the world.
 */
export function useCreateWorld() {
  const refresh = useRefreshLibrary();
  return useMutation({
    mutationFn: (body: GenerateWorldRequest) =>
      request<GeneratedWorldAnswer>("/api/worlds/new/generate-description", {
        method: "POST",
        body: { ...body, language: language() },
      }),
    onSuccess: () => void refresh(),
  });
}
