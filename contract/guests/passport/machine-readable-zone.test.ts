import { describe, expect, test } from 'vitest'
import { readZone } from '#contract/guests/passport/machine-readable-zone.ts'
import { zoneMessages as say } from '#contract/guests/passport/zone-messages.ts'

const today = '2026-11-17'
const names = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<'
const data = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'
const german = ['P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<', 'C01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4']

const read = (...lines: string[]) => readZone(lines.join('\n'), today)
const valuesOf = (...lines: string[]) => {
  const reading = read(...lines)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.values
}
const problemOf = (...lines: string[]) => {
  const reading = read(...lines)
  return 'problem' in reading ? reading.problem : 'none'
}

const anna = { name: 'Anna Maria Eriksson', given_name: 'Anna Maria', surname: 'Eriksson', sex: 'female' }
const annasPassport = {
  ...anna,
  birth_date: '1974-08-12',
  passport_no: 'L898902C3',
  passport_date_of_expiry: '2012-04-15',
}

describe('the specimens of ICAO 9303', () => {
  test('a passport (part 4); Utopia is no country of the list', () => {
    const reading = read(names, data)
    expect(reading).toEqual({ values: annasPassport, notes: [say.noNationality('UTO'), say.noCountry('UTO')] })
  })

  test('a German passport, whose code has one letter', () => {
    expect(read(...german)).toEqual({
      values: {
        ...{ name: 'Erika Mustermann', given_name: 'Erika', surname: 'Mustermann', sex: 'female' },
        ...{ birth_date: '1964-08-12', nationality: 'German', passport_no: 'C01X00T47' },
        ...{ passport_date_of_expiry: '2027-02-28', passport_country_of_issue: 'Germany' },
      },
      notes: [],
    })
  })

  test.each([
    ['TD1', ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<']],
    ['TD2', ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6']],
  ])('an identity card, %s, fills in the person and no passport', (_, lines) => {
    expect(read(...lines)).toEqual({
      values: { ...anna, birth_date: '1974-08-12' },
      notes: [say.noNationality('UTO'), say.card],
    })
  })

  test.each([
    ['MRV-A', ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4009078F96121096ZE184226B<<<<<<']],
    ['MRV-B', ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'L8988901C4XXX4009078F9612109<<<<<<<<']],
  ])('a visa, %s, fills in its validity but no number, which may be that of the passport', (_, lines) => {
    expect(read(...lines)).toEqual({
      values: { ...anna, birth_date: '1940-09-07', visa_valid_till: '1996-12-10' },
      notes: [say.noNationality('XXX'), say.noCountry('UTO'), say.visa],
    })
  })
})

describe('how a zone may be entered', () => {
  test.each([
    ['in lower case', [names.toLowerCase(), data.toLowerCase()]],
    ['with spaces', [`  ${names.slice(0, 20)} ${names.slice(20)} `, data.replace('UTO', ' UTO ')]],
    ['with O for 0 in a date and in a check digit', [names, data.replace('120415', '12O415').replace(/0$/, 'O')]],
    ['with 0 for O in the name', [names.replace('ERIKSSON', 'ERIKSS0N'), data]],
    ['without the trailing fillers', ['P<UTOERIKSSON<<ANNA<MARIA', data]],
    ['with too many trailing fillers', [`${names}<<<`, data]],
    ['with too few fillers before the last digits', [names, data.replace('<<<<<10', '<<10')]],
    ['as one line', [names + data]],
    ['with a space instead of the line break', [`P<UTOERIKSSON<<ANNA<MARIA<<< ${data}`]],
    ['with empty lines', ['', names, '', data, '']],
    ['after an attempt with an error', [names, data.replace('L898', 'L899'), names, data]],
    ['with quotation marks from a PDF', [names.replace('<<', '«'), data]],
  ])('%s', (_, lines) => expect(valuesOf(...lines)).toEqual(annasPassport))
})

describe('a wrong zone fills in nothing and names the wrong part', () => {
  test.each([
    ['passport number', data.replace('L898902C3', 'L898902C4')],
    ['date of birth', data.replace('740812', '740813')],
    ['date of expiry', data.replace('120415', '130415')],
    ['personal number', data.replace('ZE184226B', 'ZE184227B')],
  ])('%s', (part, line) =>
    expect(problemOf(names, line)).toBe(
      `The check digit of the ${part} does not fit: compare it with the passport. Nothing was filled in.`,
    ),
  )

  test('two parts are both named', () => {
    const problem = problemOf(names, data.replace('740812', '740813').replace('120415', '130415'))
    expect(problem).toContain('check digit of the date of birth')
    expect(problem).toContain('check digit of the date of expiry')
  })

  test('a letter O in the passport number is not guessed', () =>
    expect(problemOf(names, data.replace('L898902', 'L8989O2'))).toContain('check digit of the passport number'))

  test('only the last digit', () =>
    expect(problemOf(names, data.replace(/0$/, '1'))).toBe(`${say.wrongLastDigit('passport')} ${say.nothingFilled}`))

  // 740230: 7*7 + 4*3 + 0*1 + 2*7 + 3*3 + 0*1 = 84, so the check digit 4 fits.
  test('a day that does not exist', () => {
    const line = 'L898902C36UTO7402304F1204159ZE184226B<<<<<16'
    expect(problemOf(names, line)).toBe(`${say.notDate('date of birth', 'passport')} ${say.nothingFilled}`)
  })

  test.each([
    ['nothing', '', say.notZone],
    ['garbage', 'hello world', say.notZone],
    ['10 kB of fillers', '<'.repeat(10_000), say.notZone],
    ['10 kB of lines', `${names}\n${data}\n`.repeat(112), say.notZone],
    ['one line', names, say.lineMissing],
    ['only the second line', data, say.notZone],
    ['an ampersand', `${names.replace('<<', '&<')}\n${data}`, say.strange('&')],
    ['a line that is too short', `${names}\n${data.slice(0, 20)}`, say.wrongLength(2, 20, 44)],
    ['a character too many', `${names}\n${data.replace('UTO', 'UUTO')}`, 'any'],
  ])('%s', (_, typed, problem) => {
    const reading = readZone(typed, today)
    expect(reading).toEqual({ problem: problem === 'any' ? expect.any(String) : problem })
  })
})

describe('persons', () => {
  test('codes of nationalities', () => {
    const code = (letters: string) => valuesOf(names, data.replace('UTO', letters)).nationality
    expect(['GBD', 'GBN', 'XXA', 'XXK', 'RKS', 'D<<', 'IND', 'TWN'].map(code)).toEqual([
      ...['British', 'British', 'Stateless', 'Kosovan', 'Kosovan', 'German', 'Indian', 'Taiwanese'],
    ])
    expect(['XXB', 'XXX', 'UNO', 'QQQ'].map(code)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('countries of issue, by the names that people write', () => {
    const issuer = (letters: string) => valuesOf(names.replace('UTO', letters), data).passport_country_of_issue
    expect(['GBR', 'USA', 'NLD', 'KOR', 'RUS', 'D<<', 'BOL', 'UNO'].map(issuer)).toEqual([
      ...['United Kingdom', 'United States', 'Netherlands', 'South Korea', 'Russia', 'Germany', 'Bolivia'],
      'United Nations',
    ])
  })

  test.each([
    ['P<IDNSUKARNO', { name: 'Sukarno', given_name: '', surname: 'Sukarno' }],
    ['P<INDXX<<RAVI<KUMAR', { name: 'Ravi Kumar Xx', given_name: 'Ravi Kumar', surname: 'Xx' }],
    ['P<NPL<<SITA', { name: 'Sita', given_name: 'Sita', surname: '' }],
    ['P<NLDVAN<DER<BERG<<JAN', { name: 'Jan Van Der Berg', given_name: 'Jan', surname: 'Van Der Berg' }],
  ])('%s', (line, expected) => expect(valuesOf(line, data)).toMatchObject(expected))

  test('a name that fills its line may be cut off', () => {
    const full = 'P<UTONILAVADHANANANDA<<CHAYAPA<DEJTHAMRONGPI'
    expect(read(full, data)).toMatchObject({ notes: expect.arrayContaining([say.longName]) })
    const surname = `P<UTO${'A'.repeat(39)}`
    expect(valuesOf(surname, data)).toMatchObject({ given_name: '', surname: `A${'a'.repeat(38)}` })
    expect(problemOf('P<UTO', data)).toContain(say.noName('passport'))
  })

  test('an unstated sex is left to the clerk', () => {
    for (const sex of ['<', 'X']) {
      const reading = read(names, data.replace('F1204', `${sex}1204`))
      expect(reading).toMatchObject({ notes: expect.arrayContaining([say.noSex]) })
    }
  })

  test('a birth date that is not whole is left to the clerk', () => {
    // 74<<<<: 7*7 + 4*3 = 61, so the check digit is 1.
    const line = 'L898902C36UTO74<<<<1F1204159ZE184226B<<<<<18'
    expect(read(names, line)).toMatchObject({ notes: expect.arrayContaining([say.partOfDate]) })
  })
})
