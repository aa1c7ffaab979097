/** What whoever runs the workers has to do first, in one sentence. It is logged as it stands: nothing of a player's may be in it. */
export class SetupFault extends Error {
  override readonly name = "SetupFault";
}

/** Fails where the worker was started without the secret that signs sessions: nobody could sign in. */
export async function requireSecret({ AUTH_SECRET }: { readonly AUTH_SECRET?: string }): Promise<void> {
  if (AUTH_SECRET) return;
  throw new SetupFault(
    'AUTH_SECRET is not set: give every worker the same long random text, or run "npm run dev:services" instead.',
  );
}
