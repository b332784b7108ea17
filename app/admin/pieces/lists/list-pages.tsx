import { Group, Pagination, Text } from '@mantine/core';
import { useAdminLanguage } from '../../admin-language.tsx';
import { describePage, describeRange, PIECE_TEXTS } from '../piece-texts.ts';

/** The position in a long list, and the links to its other pages. Pages count from 1. */
export function ListPages(props: {
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
}) {
  const { say } = useAdminLanguage();
  const pages = Math.ceil(props.total / props.pageSize);
  if (props.total === 0) return null;
  const from = (props.page - 1) * props.pageSize + 1;
  const to = Math.min(props.page * props.pageSize, props.total);
  return (
    <Group justify="space-between" mt="lg">
      <Text c="dimmed" size="sm" role="status">
        {say(describeRange(Math.min(from, to), to, props.total))}
      </Text>
      {pages > 1 && (
        <Pagination
          component="nav"
          aria-label={say(PIECE_TEXTS.pages)}
          total={pages}
          value={props.page}
          onChange={props.onChange}
          getItemProps={(page) => ({ 'aria-label': say(describePage(page)) })}
          getControlProps={(control) => ({
            'aria-label': say(
              control === 'previous' ? PIECE_TEXTS.previousPage : PIECE_TEXTS.nextPage,
            ),
          })}
        />
      )}
    </Group>
  );
}
