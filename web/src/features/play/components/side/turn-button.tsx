import { use } from "react";

import type { PanelTurn } from "#contracts/story/panel";
import { text } from "../../../../shared/text/text.ts";
import { useScreen } from "../../screen/screen-store.ts";
import { DrawerContext } from "../menu/drawer-context.ts";

/** Leads to a turn of the transcript. In a bottom sheet, the sheet closes. */
export function TurnButton({ turn: { id, number } }: { readonly turn: PanelTurn }) {
  const screen = useScreen();
  const closeDrawer = use(DrawerContext);
  return (
    <button
      type="button"
      title={text.play.panel.toTurn(number)}
      onClick={() => {
        closeDrawer?.("turn");
        screen.setState({ wanted: { turnId: id } });
      }}
      className="-my-1 inline-block py-1 text-sm whitespace-nowrap text-memory underline decoration-memory/40 underline-offset-4 hover:decoration-memory pointer-coarse:-my-2 pointer-coarse:py-2"
    >
      {text.play.panel.turn(number)}
    </button>
  );
}
