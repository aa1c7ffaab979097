/** Fakes of a table, its briefs and its models, for tests and benches. */
export { AT_ONCE, call, FakeChatModel, finish, say } from "../llm/chat-model.fake.ts";
export { FakeEmbedder, fakeVector } from "../llm/testing/embedder.fake.ts";
export { briefOf, CAMPAIGN, type Campaign } from "../oracle/testing/brief.fake.ts";
export { fakeSheet, type FakeTable, fakeTable } from "../oracle/testing/table.fake.ts";
