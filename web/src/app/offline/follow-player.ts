import { forgetWords } from "../../features/play/table/kept-words.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { emptyShelf } from "./worker.ts";

type Session = ReturnType<typeof useSession.getState>;

/** Whose words this browser keeps. */
const KEY = "lorehearth.player";

/**
 * Keeps nothing of one player's for the next one here. Who leaves on purpose leaves nothing behind. Whose session ended finds their
 * unsent words again when they come back, unless somebody else comes first; what could be read offline goes at once.
 */
export function followPlayer(): void {
  const follow = (session: Session) => void keepFor(session);
  follow(useSession.getState());
  useSession.subscribe(follow);
}

async function keepFor(session: Session): Promise<void> {
  if (session.status === "signed-in") {
    const { uid } = session.user;
    const before = read();
    if (before !== uid) write(uid);
    if (before !== null && before !== uid) await Promise.all([forgetWords(), emptyShelf()]);
  } else if (session.status === "signed-out") {
    if (session.reason === "left") {
      write(null);
      await forgetWords();
    }
    await emptyShelf();
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
    // Where nothing can be kept, no words are kept either.
  }
}
