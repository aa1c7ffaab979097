import { useScreen } from "../screen/screen-store.ts";
import { useMoves } from "./moves-context.ts";
import { isXCardExplained, rememberXCardExplained } from "./x-card-explained.ts";

/** Plays the X-card. In a browser in which it was never played, what it does is explained first; played again there, it acts. */
export function useXCard(): () => void {
  const moves = useMoves();
  const screen = useScreen();
  return () => {
    if (!isXCardExplained() && screen.getState().opened?.window !== "x-card") {
      return screen.setState({ opened: { window: "x-card" } });
    }
    rememberXCardExplained();
    screen.setState({ opened: null });
    void moves.xCard();
  };
}
