import { useLocation, useNavigate } from "react-router-dom";

import { SAVED } from "../../../shared/form/unsaved-changes.tsx";

/** How many steps of this form lie behind this entry of the browser's history; it outlives a reload. */
const behind = (state: unknown): number =>
  typeof state === "object" && state !== null && "steps" in state && typeof state.steps === "number" ? state.steps : 0;

/**
 * A form whose steps are entries of the browser's history, so that Back goes a step back: `onwards` is the state that a step is gone to
 * with, `here` that of one in this one's place, and `leave` puts another page into the place of all of them, for Back must not lead into a form that was saved.
 */
export function useStepHistory() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const steps = behind(state);
  return {
    here: { steps },
    onwards: { steps: steps + 1 },
    leave: (to: string) => {
      const replace = () => void navigate(to, { state: SAVED, replace: true });
      if (steps === 0) return replace();
      addEventListener("popstate", replace, { once: true });
      void navigate(-steps);
    },
  };
}
