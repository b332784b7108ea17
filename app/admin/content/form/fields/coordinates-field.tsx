import { Anchor, Fieldset, Group, Text } from '@mantine/core';
import type {
  Coordinates,
  CoordinatesField,
} from '../../../../../domain/content/model/fields/fields.ts';
import { mapAddress } from '../../../../../domain/places/map-address.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { FieldError } from '../../../form/fields/field-error.tsx';
import { fieldId } from '../../../form/fields/field-id.ts';
import { PIECE_TEXTS } from '../../../pieces/piece-texts.ts';
import { type FieldProps, useFieldLabel } from './field-props.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { changePart, type TypedCoordinates } from './read-coordinates.ts';
import { TypedNumber } from './simple-fields.tsx';

/** A point on the map. */
export function CoordinatesInput(props: FieldProps<CoordinatesField, TypedCoordinates | null>) {
  const { field, path, value, onChange, errors } = props;
  const { say } = useAdminLanguage();
  const { label, hint } = useFieldLabel(field);
  const part = (name: 'lat' | 'lng') => (
    <TypedNumber
      id={fieldId(`${path}.${name}`)}
      label={say(name === 'lat' ? FIELD_TEXTS.latitude : FIELD_TEXTS.longitude)}
      value={value?.[name] ?? null}
      isInteger={false}
      isRequired={field.required}
      error={errors[`${path}.${name}`]}
      onTyped={(typed) => onChange(changePart(value, name, typed))}
    />
  );
  const isPoint = typeof value?.lat === 'number' && typeof value.lng === 'number';
  return (
    <Fieldset legend={label} variant="unstyled" className="content-group">
      <Text size="sm" c="dimmed" mb="xs">
        {hint} {say(FIELD_TEXTS.pasteHint)}
      </Text>
      <Group align="flex-start" gap="md">
        {part('lat')}
        {part('lng')}
      </Group>
      {isPoint && (
        <Anchor
          size="sm"
          mt="xs"
          display="inline-block"
          href={mapAddress(value as Coordinates)}
          target="_blank"
          rel="noreferrer"
        >
          {say(FIELD_TEXTS.showOnMap)} {say(PIECE_TEXTS.newTab)}
        </Anchor>
      )}
      <FieldError id={fieldId(path)} error={errors[path]} />
    </Fieldset>
  );
}
