import type { UseMutationResult } from "@tanstack/react-query";
import { useRef } from "react";

/**
 * Sends what a form creates at most once at a time. Without this, two quick presses create two records, because the button is disabled only
 * after the form was validated and rendered again. After a failure the form can be sent again; after a success it stays closed.
 */
export function useCreateOnce<Answer, Body>({ mutate }: Pick<UseMutationResult<Answer, Error, Body>, "mutate">) {
  const isSent = useRef(false);
  return (body: Body, onSuccess: (answer: Answer) => void): void => {
    if (isSent.current) return;
    isSent.current = true;
    const onError = () => {
      isSent.current = false;
    };
    mutate(body, { onSuccess, onError });
  };
}
