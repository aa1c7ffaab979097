import { useLocation, useNavigate } from "react-router-dom";

import { SAVED } from "../../../shared/form/unsaved-changes.tsx";

/**
 * How many steps of this form come before the current entry of the browser's history. The number is stored in the history state, so it
 * survives a reload.
 */
const behind = (state: unknown): number =>
  typeof state === "object" && state !== null && "steps" in state && typeof state.steps === "number" ? state.steps : 0;

/**
 * Makes each step of a form an entry of the browser's history, so that Back goes one step back. `onwards` is the history state for going to
 * the next step, `here` the state for replacing the current step. `leave` replaces all steps by another page, because Back must not return
 * to a saved form.
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
