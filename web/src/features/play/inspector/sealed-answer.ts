import type { CalledTool, Inspection, InspectionAnswer, PromptPiece } from "#contracts/http/inspection";

/** The answer as the server gives it while the seal is closed: without the request, the texts of secret pieces, and what tools were called with. */
export function sealed(answer: InspectionAnswer, inspection: Inspection) {
  const parts = inspection.parts.map((part) => ({ ...part, pieces: part.pieces.map(withoutSecret) }));
  const calls = inspection.calls.map(({ name, refused }): CalledTool => ({ name, refused }));
  return { ...answer, sent: null, inspection: { ...inspection, parts, calls } };
}

function withoutSecret(piece: PromptPiece): PromptPiece {
  if (!piece.secret) return piece;
  const { text: _, ...rest } = piece;
  return rest;
}
