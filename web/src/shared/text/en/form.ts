/** Texts shared by all forms. The messages about one particular field are in the texts of the page that has the field. */
export const form = {
  leaveTitle: "Leave without saving?",
  leaveHint: "What you wrote here is not saved yet and will be lost.",
  leave: "Leave",
  wholeNumber: "Enter a whole number",
  atLeast: (minimum: number) => `Not less than ${minimum}`,
  atMost: (maximum: number) => `Not more than ${maximum}`,
  required: "This is required",
  tooLong: (limit: number) => `At most ${limit} characters`,
  chooseOne: "Choose one of the list",
  tooMany: (limit: number) => `At most ${limit} of these`,
  invalid: "This cannot be used here",
} as const;
