import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { createDatabase } from '#server/testing/database.ts'

test('the rates of an older hotel go over to the built-in categories as they are', async () => {
  const database = await createDatabase(inject('serverUrl'))
  const pool = new pg.Pool({ connectionString: database.url })
  try {
    await migrate(pool, () => {}, '0026_credit_limit.sql')
    await pool.query(`
      insert into tax_rule (slug, kind, value_from, value_to, rate, sac, valid_from, valid_to) values
        ('low', 'accommodation', 0, 750000, 500, '996311', '2025-09-22', null),
        ('high', 'accommodation', 750001, null, 1800, '996311', '2025-09-22', null),
        ('food', 'food', 0, null, 500, '996332', '2025-09-22', '2027-03-31'),
        ('service', 'service', 0, null, 1800, '999799', '2025-09-22', null)`)
    const rules = async (category: string) =>
      (
        await pool.query(`select slug, ${category}, value_from, value_to, rate, sac, valid_from, valid_to, version
          from tax_rule order by slug`)
      ).rows
    const before = await rules('kind::text as kind')
    const audited = (await pool.query('select count(*) from audit_entry')).rows
    await migrate(pool, () => {})
    const kind = '(select builtin::text from tax_category where id = tax_category_id) as kind'
    expect(await rules(kind)).toEqual(before)
    expect((await pool.query('select count(*) from audit_entry')).rows).toEqual(audited)
    const again = `insert into tax_rule (slug, tax_category_id, value_from, rate, sac, valid_from)
      select 'again', id, 100, 500, '', '2026-01-01' from tax_category where builtin = 'service'`
    await expect(pool.query(again)).rejects.toMatchObject({ constraint: 'tax_rule_overlap_excl' })
  } finally {
    await pool.end()
    await database.drop()
  }
})
