import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, Info, X, type LucideIcon } from "lucide-react";

import { text } from "../text/en.ts";
import { toasts } from "./toast.ts";

const SIGNS: Readonly<Record<string, readonly [LucideIcon, string]>> = {
  success: [CircleCheck, "text-gain"],
  error: [CircleAlert, "text-loss"],
  info: [Info, "text-memory"],
};

/** Where passing messages appear. The shell holds the only one; F6 brings the keyboard there. */
export function Toaster() {
  return (
    <Toast.Provider toastManager={toasts} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-md gap-2 outline-none max-md:bottom-20">
          <Messages />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Messages() {
  const { toasts: messages } = Toast.useToastManager();
  return messages.map((message) => {
    const [Icon, color] = SIGNS[message.type ?? "info"] ?? [Info, "text-memory"];
    return (
      <Toast.Root
        key={message.id}
        toast={message}
        swipeDirection={["down", "right"]}
        className="popup-motion rounded-md border border-line bg-raised shadow-table data-limited:hidden"
      >
        <Toast.Content className="flex items-center gap-3 py-2 pr-2 pl-4">
          <Icon aria-hidden="true" size={18} className={`shrink-0 ${color}`} />
          <Toast.Title render={<p />} className="flex-1 py-1" />
          <Toast.Close
            aria-label={text.common.close}
            className="grid size-9 shrink-0 place-items-center rounded-sm text-quiet hover:text-text pointer-coarse:size-11"
          >
            <X aria-hidden="true" size={17} />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
