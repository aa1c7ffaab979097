import type { GatewayEnv } from "./_gateway/env.ts";
import { forward } from "./_gateway/forward.ts";

/** The gateway. web/public/_routes.json lists its paths; all others are the web app's files. */
export const onRequest: PagesFunction<GatewayEnv> = (context) => forward(context.request, context.env);
