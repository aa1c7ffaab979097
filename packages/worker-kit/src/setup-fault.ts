/**
 * Says in one sentence what the operator must do before the workers can run. The message is logged unchanged, so it must not contain any
 * text of a player.
 */
export class SetupFault extends Error {
  override readonly name = "SetupFault";
}

/** Fails if the secret that signs sessions is not set, because then nobody could sign in. */
export async function requireSecret({ AUTH_SECRET }: { readonly AUTH_SECRET?: string }): Promise<void> {
  if (AUTH_SECRET) return;
  throw new SetupFault(
    'AUTH_SECRET is not set: give every worker the same long random text, or run "npm run dev:services" instead.',
  );
}
