import { describe, expect, it } from "vitest";

import { isNoise } from "./runtime-noise.ts";

describe("What workerd prints while tests run", () => {
  it("is hidden where a test threw it or closed the runtime's connection", () => {
    for (const message of [
      "uncaught exception; source = Uncaught (in promise); stack = Error: memory is down\n    at FakeMemory.erase (/app/workers/chat/test/worker.ts:180:40)\n    at run (internal.mjs:1:1)\n",
      "uncaught exception; source = Uncaught (in promise); stack = Error: SQLITE_FULL\n    at SqlStorage.full (/app/packages/worker-kit/src/testing/full-storage.ts:5:53)\n    at begin (/app/workers/chat/src/store/ledger.ts:88:19)\n",
      "uncaught exception; exception = workerd/api/actor-state.c++:1202: failed: broken.outputGateBroken; jsg.Error: power cut\n",
      "uncaught exception; source = Uncaught; stack = SchemaRefusal: Migration 999-newer of a newer version does not only add, and this version knows no more than 008-story\n    at migrate (/app/packages/worker-kit/src/sqlite-migrations.ts:56:31)\n",
      "uncaught exception; exception = workerd/jsg/value.h:1489: failed: jsg.Error: database or disk is full: SQLITE_FULL\n",
      "An RPC stub was not disposed properly. You must call dispose() on all stubs in order to let the other side know.\n",
      "exception = rust/cxx/kj-rs-io/ffi.rs:153: disconnected: read(): Connection reset by peer (os error 104)\n",
      "stack: /app/workerd@5962b77 /app/bin/workerd@5677907\n",
    ])
      expect([message, isNoise(message)]).toEqual([message, true]);
  });

  it("is shown where our own code threw it, where it is about something else, and where it is somebody else's", () => {
    for (const message of [
      "uncaught exception; source = Uncaught (in promise); stack = TypeError: turn is undefined\n    at startTurn (/app/workers/chat/src/start-turn.ts:42:10)\n    at play (/app/workers/chat/test/worker.ts:1:1)\n",
      'uncaught exception; source = Uncaught (in promise); stack = TypeError: The RPC receiver does not implement "names".\n',
      "uncaught exception; exception = workerd/api/actor-state.c++:1202: failed: broken.outputGateBroken; jsg.Error: out of memory\n",
      "uncaught exception; source = Uncaught; stack = SchemaRefusal: Migration 009-weather of a newer version does not only add, and this version knows no more than 008-story\n",
      "exception = kj/table.c++:49: failed: inserted row already exists in table\n",
      " FAIL  chat  workers/chat/src/game-table.test.ts\n",
    ])
      expect([message, isNoise(message)]).toEqual([message, false]);
  });
});
