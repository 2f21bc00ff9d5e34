import classes from '#web/kit/table/figures-table.module.css'

interface FiguresTableProps {
  caption: string
  head: string[]
  /** The first cell names the row. */
  rows: string[][]
  /** The total row. */
  total?: string[] | undefined
  /** How many columns from the left have words, which begin at the left. */
  words?: number
}

/** Numbers in rows and columns. On a narrow screen the table scrolls. */
export const FiguresTable = ({ caption, head, rows, total, words = 1 }: FiguresTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className={classes.scroll} tabIndex={0} aria-label={caption} data-fades>
    <table className={classes.table} aria-label={caption}>
      <thead>
        <tr>
          {head.map((title, index) => (
            <th key={title} scope="col" data-words={index < words || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same text, and a row holds nothing but its text
          <Row key={index} cells={cells} head={head} words={words} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row cells={total} head={head} words={words} />
        </tfoot>
      )}
    </table>
  </section>
)

const Row = ({ cells: [name, ...figures], head, words }: { cells: string[]; head: string[]; words: number }) => (
  <tr>
    <th scope="row" data-words>
      {name}
    </th>
    {figures.map((figure, index) => (
      <td key={head[index + 1]} data-words={index + 1 < words || undefined}>
        {figure}
      </td>
    ))}
  </tr>
)
