import { text } from "../../../shared/text/text.ts";
import { Dialog } from "../../../shared/ui/overlays/dialog.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import { Switch } from "../../../shared/ui/fields/switch.tsx";
import { canHear, canRead, changeVoice, PACES, READINGS, useVoice } from "./voice-settings.ts";

/** The dialog for the voice settings. They are stored in this browser. */
export function VoiceWindow({ onClose }: { readonly onClose: () => void }) {
  const { reading, pace, dictation } = useVoice();
  const copy = text.voice;
  return (
    <Dialog title={copy.title} description={copy.hint} onClose={onClose}>
      <div className="grid gap-6">
        {canRead() && (
          <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
            <Field label={copy.reading} hint={copy.readingHint}>
              {(control) => (
                <Select
                  {...control}
                  options={READINGS.map((value) => ({ value, label: copy.readings[value] }))}
                  value={reading}
                  onChange={({ target }) =>
                    changeVoice({ reading: READINGS.find((known) => known === target.value) ?? "never" })
                  }
                />
              )}
            </Field>
            <Field label={copy.pace}>
              {(control) => (
                <Select
                  {...control}
                  options={PACES.map((value) => ({ value, label: copy.paces[value] }))}
                  value={pace}
                  onChange={({ target }) => changeVoice({ pace: PACES.find((known) => known === target.value) ?? "1" })}
                />
              )}
            </Field>
          </div>
        )}
        {canHear() && (
          <div className="grid gap-1">
            <Switch
              label={copy.microphone}
              checked={dictation}
              onChange={(checked) => changeVoice({ dictation: checked })}
            />
            <p className="text-sm text-quiet">{copy.microphoneHint}</p>
          </div>
        )}
      </div>
    </Dialog>
  );
}
