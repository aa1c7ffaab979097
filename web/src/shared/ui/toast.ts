import { Toast } from "@base-ui/react/toast";

/** Hands messages to the one Toaster, from anywhere. */
export const toasts = Toast.createToastManager();

/** A passing message: `toast.success(text.worlds.deleted)`. An error stays longer and is read out at once. */
export const toast = {
  success: (message: string) => toasts.add({ title: message, type: "success" }),
  info: (message: string) => toasts.add({ title: message, type: "info" }),
  error: (message: string) => toasts.add({ title: message, type: "error", timeout: 10_000, priority: "high" }),
} as const;
