import { useMutation } from "@tanstack/react-query";

import type { GeneratedWorldAnswer, GenerateWorldRequest } from "#contracts/http/worlds";

import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";
import { language } from "../../../shared/text/catalogue.ts";

/**
 * Creates a world (POST /api/worlds/new/generate-description). The server generates the description in the app's language, and the name if
 * it is blank.
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
