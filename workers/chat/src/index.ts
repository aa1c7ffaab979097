import { app } from "./app.ts";

export { ChatService } from "./chat-service.ts";
export { GameTable } from "./game-table.ts";

export default { fetch: app.fetch } satisfies ExportedHandler<ChatEnv>;
