import classes from '#web/kit/table/figures-table.module.css'

interface FiguresTableProps {
  caption: string
  head: string[]
  /** The first cell names the row. */
  rows: string[][]
  /** The total row. */
  total?: string[] | undefined
}

/** Numbers in rows and columns. On a narrow screen the table scrolls. */
export const FiguresTable = ({ caption, head, rows, total }: FiguresTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className={classes.scroll} tabIndex={0} aria-label={caption} data-fades>
    <table className={classes.table} aria-label={caption}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <Row key={cells.join()} cells={cells} head={head} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row cells={total} head={head} />
        </tfoot>
      )}
    </table>
  </section>
)

const Row = ({ cells: [name, ...figures], head }: { cells: string[]; head: string[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {figures.map((figure, index) => (
      <td key={head[index + 1]}>{figure}</td>
    ))}
  </tr>
)
