import { useQuery } from "@tanstack/react-query";

import { worldsQuery } from "../api/lists.ts";
import { Sigil, type SigilKind } from "./sigil.tsx";

/**
 * The sigil of a campaign or character in the colours of its world. Its space stays empty until the worlds are loaded, so that it never
 * changes colour while it is visible.
 */
export function SigilInWorld({
  worldId,
  size = 40,
  ...sigil
}: {
  readonly kind: Exclude<SigilKind, "world">;
  readonly id: string;
  readonly worldId: string | null | undefined;
  readonly size?: number;
  readonly title?: string;
}) {
  const worlds = useQuery(worldsQuery());
  if (worlds.isPending) return <span className="block shrink-0" style={{ width: size, height: size }} />;
  const genres = worlds.data?.find((world) => world.id === worldId)?.genres ?? [];
  return <Sigil {...sigil} size={size} genres={genres} />;
}
