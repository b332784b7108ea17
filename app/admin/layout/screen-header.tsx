import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { LAYOUT_TEXTS } from './layout-texts.ts';

/** The heading of a screen with its actions; also the title of the document. */
export function ScreenHeader(props: {
  title: string;
  /** The heading where it is not all in the language of the screen: the title with its marks. */
  heading?: ReactNode;
  /** One sentence under the title. */
  text?: ReactNode;
  /** Buttons at the end of the line. */
  children?: ReactNode;
}) {
  const { say } = useAdminLanguage();
  return (
    <Group
      component="header"
      className="screen-header"
      justify="space-between"
      align="flex-end"
      gap="md"
      mb="lg"
    >
      <title>{`${props.title} – ${say(LAYOUT_TEXTS.area)}`}</title>
      <div>
        <Title order={1} size="h2">
          {props.heading || props.title}
        </Title>
        {props.text && (
          <Text c="dimmed" mt={4} maw={640}>
            {props.text}
          </Text>
        )}
      </div>
      {props.children && <Group gap="sm">{props.children}</Group>}
    </Group>
  );
}
