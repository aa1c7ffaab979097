import { text } from "../../../../shared/text/text.ts";
import { useAtSheet } from "../at-sheet.ts";
import { Homebrew } from "./homebrew.tsx";
import { Section } from "../controls/section.tsx";

/** The player's notes about the hero. */
export function NotesTab() {
  const { sheet } = useAtSheet();
  const words = text.heroSheet;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Homebrew kinds={["note"]} title={words.notes} hint={words.notesHint} />
      {sheet.managedExternally && (
        <Section title={text.sheet.managedIn}>
          <p className="text-sm text-quiet">{text.sheet.managedHint}</p>
        </Section>
      )}
    </div>
  );
}
