/** What Discord allows, counted in code points where it is text. */
export const limits = {
  /** Text in all components of a message together. */
  messageText: 4000,
  buttonsInRow: 5,
  buttonLabel: 80,
  selectOptions: 25,
  /** Label and description of an option of a select or radio group. */
  optionText: 100,
  placeholder: 150,
  radioOptions: 10,
  formFields: 5,
  formTitle: 45,
  fieldLabel: 45,
  altText: 1024,
  choices: 25,
} as const;
