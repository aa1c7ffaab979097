import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { useEffect, useRef } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import "sonner/dist/styles.css";

import { useTheme } from "../../theme/theme-store.ts";
import { openToasts } from "./toast.ts";
import { useToastFocus } from "./use-toast-focus.ts";

const ICONS = {
  success: <CircleCheck aria-hidden="true" size={18} className="text-gain" />,
  error: <CircleAlert aria-hidden="true" size={18} className="text-loss" />,
  info: <Info aria-hidden="true" size={18} className="text-memory" />,
};

const CLASSES = {
  // sonner's own styles remove the focus ring.
  toast:
    "flex w-full items-center gap-3 rounded-md border border-line bg-raised px-4 py-3 font-ui text-base text-text shadow-table focus-visible:outline-2! focus-visible:outline-ember!",
  description: "text-quiet",
  actionButton:
    "ml-auto min-h-8 shrink-0 rounded-full border border-edge px-3 py-1 text-sm whitespace-nowrap hover:border-ember pointer-coarse:min-h-11",
};

/** The region for short messages (toast.ts). The shell renders the only one; Alt+T focuses it. */
export function ToastRegion() {
  const theme = useTheme((state) => state.shown);
  const region = useRef<HTMLElement>(null);
  useToastFocus(region);
  // The effects of sonner's region, its child, have run: it receives messages.
  useEffect(() => openToasts(sonner), []);
  return (
    <Sonner
      ref={region}
      theme={theme}
      position="bottom-center"
      mobileOffset={{ bottom: "5rem", left: "1rem", right: "1rem" }}
      icons={ICONS}
      toastOptions={{ unstyled: true, classNames: CLASSES }}
    />
  );
}
