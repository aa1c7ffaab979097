import { useState } from "react";

import { experienceToNext } from "#rules/growth";
import { heroLevel } from "#rules/sheet";
import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import { useAtSheet } from "../at-sheet.ts";
import { DeedButton, Refusal } from "../controls/deed-button.tsx";
import { Section } from "../controls/section.tsx";
import { numberField } from "../controls/compact.ts";

const PLACE = "experience";

/** What brings the next level: experience points, or a milestone in a campaign that does not count them. */
export function Experience() {
  return useAtSheet().countsExperience ? <ExperiencePoints /> : <Milestone />;
}

function Milestone() {
  const { hero } = useAtSheet();
  const words = text.heroSheet;
  if (heroLevel(hero) >= 20) return null;
  return (
    <Section title={words.milestone}>
      <p className="text-sm text-quiet">{words.milestoneHint}</p>
      <div>
        <DeedButton deed={{ type: "milestone" }} place={PLACE}>
          {words.reachMilestone}
        </DeedButton>
      </div>
      <Refusal place={PLACE} />
    </Section>
  );
}

/** Experience, how much is missing to the next level, and a field that adds some. */
function ExperiencePoints() {
  const { hero } = useAtSheet();
  const words = text.heroSheet;
  const [written, write] = useState("");
  const delta = Math.trunc(Number(written));
  const missing = experienceToNext(hero);
  return (
    <Section title={words.experience} aside={text.play.experience(hero.state.experience)}>
      {missing !== null && missing > 0 && <p className="text-sm text-quiet">{words.toNextLevel(missing)}</p>}
      <div className="flex items-center gap-1.5">
        <input
          type="number"
          inputMode="numeric"
          value={written}
          placeholder="0"
          min={-9_999}
          max={9_999}
          aria-label={words.addExperience}
          onChange={(event) => write(event.target.value)}
          className={cx(numberField, "w-20!")}
        />
        <DeedButton
          deed={{ type: "experience", delta }}
          place={PLACE}
          disabled={delta === 0 || Math.abs(delta) > 9_999}
          onDone={() => write("")}
        >
          {words.addExperience}
        </DeedButton>
      </div>
      <Refusal place={PLACE} />
    </Section>
  );
}
