/**
 * The statement that the System Reference Document 5.2 requires of every work that uses it, word for word (its first page, "Legal
 * Information"). The document asks for no other attribution to its publisher. README.md, NOTICE.md, /credits and licenses.txt contain the
 * statement.
 */
export const SRD_ATTRIBUTION =
  "This work includes material from the System Reference Document 5.2 (“SRD 5.2”) by Wizards of the Coast LLC, available at " +
  "https://www.dndbeyond.com/srd. The SRD 5.2 is licensed under the Creative Commons Attribution 4.0 International License, " +
  "available at https://creativecommons.org/licenses/by/4.0/legalcode.";

/** Says what was changed, as the licence requires (CC BY 4.0, section 3(a)(1)(B)). */
export const SRD_CHANGES =
  "Lorehearth has shortened this material, put it into tables for its forms, sheets and dice, and translated names of it.";
