import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { Toaster as Sonner } from "sonner";

import { useTheme } from "../theme/theme-store.ts";

/** Where passing messages appear: `toast.success(…)` from `sonner`. The shell holds the only one. */
export function Toaster() {
  const theme = useTheme((state) => state.shown);
  return (
    <Sonner
      theme={theme}
      position="bottom-center"
      icons={{
        success: <CircleCheck aria-hidden="true" size={18} className="text-gain" />,
        error: <CircleAlert aria-hidden="true" size={18} className="text-loss" />,
        info: <Info aria-hidden="true" size={18} className="text-memory" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-center gap-3 rounded-md border border-line bg-raised px-4 py-3 font-ui text-base text-text shadow-table",
          actionButton: "ml-auto rounded-full border border-edge px-3 py-1 text-sm hover:border-ember",
          description: "text-quiet",
        },
      }}
    />
  );
}
