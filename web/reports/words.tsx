import classes from '#web/reports/reports.module.css'

/** An explanation of the figures, folded up. */
export const Words = ({ words }: { words: readonly { term: string; meaning: string }[] }) => (
  <details className={classes.words} data-screen-only>
    <summary>What these figures mean</summary>
    <dl>
      {words.map(({ term, meaning }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
)
