import { forgetWords } from "../../features/play/table/unsent-storage.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { clearStoredAnswers } from "./worker.ts";

type Session = ReturnType<typeof useSession.getState>;

/** The id of the player whose data this browser stores. */
const KEY = "lorehearth.player";

/**
 * Makes sure that one player never sees another player's data in this browser. A sign-out removes all stored data. When a session expires,
 * the pages stored for offline reading are removed at once, but unsent messages stay until the same player returns or another player signs
 * in.
 */
export function followPlayer(): void {
  const follow = (session: Session) => void followSession(session);
  follow(useSession.getState());
  useSession.subscribe(follow);
}

async function followSession(session: Session): Promise<void> {
  if (session.status === "signed-in") {
    const { uid } = session.user;
    const before = read();
    if (before !== uid) write(uid);
    // Without a player before, words may still be there: another tab may have written them after the player signed out.
    if (before !== uid) await Promise.all([forgetWords(), clearStoredAnswers()]);
  } else if (session.status === "signed-out") {
    if (session.reason === "left") {
      write(null);
      await forgetWords();
    }
    await clearStoredAnswers();
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(uid: string | null): void {
  try {
    if (uid === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, uid);
  } catch {
    // Storage is not available, so unsent messages are not stored either.
  }
}
