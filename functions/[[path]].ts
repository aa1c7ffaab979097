import type { GatewayEnv } from "./_gateway/env.ts";
import { forward } from "./_gateway/forward.ts";

/**
 * The gateway's entry point. It handles only the paths listed in web/public/_routes.json. Pages serves all other paths from the web app's
 * files.
 */
export const onRequest: PagesFunction<GatewayEnv> = (context) => forward(context.request, context.env);
