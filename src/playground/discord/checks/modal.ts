import { isGiven } from '../given.ts';
import { component, selects } from '../state/codes.ts';
import type { Component } from '../state/wire.ts';
import { identityFlaws, placed, type Placed } from './components.ts';
import { flaw, lengthOf, type Flaw, type Path } from './flaw.ts';
import { choiceFlaws } from './select.ts';

function textInputFlaws(input: Component, path: Path): Flaw[] {
  const inLabel = path.at(-1) === 'component';
  const min = input.min_length ?? 0;
  const max = input.max_length ?? 4000;
  const length = lengthOf(input.value ?? '');
  return [
    ...(!inLabel && !isGiven(input.label)
      ? [flaw([...path, 'label'], 'BASE_TYPE_REQUIRED', 'This field is required')]
      : []),
    ...(inLabel && isGiven(input.label)
      ? [flaw([...path, 'label'], 'COMPONENT_LABEL_NOT_ALLOWED', 'The text is on the label around the input')]
      : []),
    ...(min > max
      ? [flaw([...path, 'min_length'], 'TEXT_INPUT_MIN_LENGTH_TOO_LARGE', 'Must not be more than max_length')]
      : []),
    ...(length > 0 && (length < min || length > max)
      ? [flaw([...path, 'value'], 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`)]
      : []),
  ];
}

function fieldFlaws({ part, path }: Placed): Flaw[] {
  const isRequired = part.required ?? true;
  const demandsOne = [...selects, component.checkboxGroup, component.fileUpload].includes(part.type);
  return [
    ...(part.type === component.row && part.components?.length !== 1
      ? [flaw([...path, 'components'], 'BASE_TYPE_BAD_LENGTH', 'Must be 1 in length.')]
      : []),
    ...(part.type === component.textInput ? textInputFlaws(part, path) : []),
    ...(part.disabled === true
      ? [flaw([...path, 'disabled'], 'MODAL_COMPONENT_DISABLED', 'Components of a form cannot be disabled')]
      : []),
    ...(demandsOne && isRequired && part.min_values === 0
      ? [flaw([...path, 'min_values'], 'COMPONENT_REQUIRED_MIN_VALUES', 'Must be at least 1 when required')]
      : []),
    ...choiceFlaws(part, path),
  ];
}

/** Rules on a form that the schema does not express. */
export function modalFlaws(components: readonly Component[], path: Path): Flaw[] {
  const all = placed(components, path);
  return [
    ...(components.length > 5 ? [flaw(path, 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.')] : []),
    ...identityFlaws(all),
    ...all.flatMap(fieldFlaws),
  ];
}
