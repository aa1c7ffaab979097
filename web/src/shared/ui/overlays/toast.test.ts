import { toast as sonner } from "sonner";
import { expect, it, vi } from "vitest";

import { openToasts, toast } from "./toast.ts";

it("A short message from before the region is on the page is shown when it is", async () => {
  const success = vi.spyOn(sonner, "success").mockReturnValue(1);
  const dismiss = vi.spyOn(sonner, "dismiss").mockReturnValue(1);
  toast.success("Saved", { id: "saved" });
  await Promise.resolve();
  expect(success).not.toHaveBeenCalled();
  openToasts(sonner);
  await vi.waitFor(() => expect(success).toHaveBeenCalledWith("Saved", { id: "saved" }));
  toast.dismiss("saved");
  await vi.waitFor(() => expect(dismiss).toHaveBeenCalledWith("saved"));
});
