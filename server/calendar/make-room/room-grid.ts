import { excessPeople } from '#contract/bookings/occupancy.ts'
import type { People } from '#contract/bookings/stays/line.ts'
import type { HeldNights, MakeRoomProblem } from '#server/calendar/make-room/make-room-problem.ts'

/** The cell of a room and night that is free, or whose stay can't be moved. Other cells hold the index of a stay. */
export const free = -1
export const held = -2

type Numbers = Int32Array | Float64Array
export const at = (numbers: Numbers, index: number) => numbers[index] ?? 0

/** The rooms that a stay may move to, as bits: 32 rooms per number. */
interface TargetRooms {
  any: Int32Array
  sameType: Int32Array
}

/**
 * Rooms and nights of a problem in arrays: which stay has a cell, and which rooms are free each night (as bits). Stays and
 * rooms are named by their position in the problem; the request is the stay after the last one.
 */
export const createRoomGrid = ({ days, types, rooms, stays, request }: MakeRoomProblem) => {
  const words = Math.ceil(rooms.length / 32)
  const cells = new Int32Array(rooms.length * days).fill(free)
  const freeRooms = new Int32Array(days * words)
  const from = Int32Array.from([...stays.map((stay) => stay.from), request.from])
  const to = Int32Array.from([...stays.map((stay) => stay.to), request.to])
  const indexOfRoom = new Map(rooms.map(({ id }, index) => [id, index]))
  const home = Int32Array.from([...stays.map(({ roomId }) => indexOfRoom.get(roomId) ?? held), held])

  const fill = (room: number, start: number, end: number, holder: number) => {
    const [word, bit] = [room >> 5, 1 << (room & 31)]
    for (let day = start; day < end; day++) {
      cells[room * days + day] = holder
      const index = day * words + word
      if (holder === free) freeRooms[index] = at(freeRooms, index) | bit
      else freeRooms[index] = at(freeRooms, index) & ~bit
    }
  }
  for (const [room, { isUsable }] of rooms.entries()) fill(room, 0, days, isUsable ? free : held)
  for (const [index, stay] of stays.entries()) {
    const room = at(home, index)
    if (room !== held) fill(room, stay.from, stay.to, stay.isMovable && rooms[room]?.isUsable ? index : held)
  }

  const bitsOf = (isWanted: (typeId: number) => boolean) => {
    const bits = new Int32Array(words)
    for (const [room, { typeId, isUsable }] of rooms.entries()) {
      if (isUsable && isWanted(typeId)) bits[room >> 5] = at(bits, room >> 5) | (1 << (room & 31))
    }
    return bits
  }
  /**
   * Rooms of the same type, or of one that has enough space and does not cost less: no guest is moved to a cheaper room.
   * More people than the type is for were confirmed when the room was booked.
   */
  const roomsFor = (people: People, typeId: number): TargetRooms => {
    const type = types.find(({ id }) => id === typeId)
    const larger = types.filter((other) => type && other.price >= type.price && excessPeople(people, [other]) === '')
    const suits = new Set([typeId, ...larger.map(({ id }) => id)])
    return { any: bitsOf((id) => suits.has(id)), sameType: bitsOf((id) => suits.has(id) && id === typeId) }
  }
  // Many stays have the same type and people, and a large hotel has thousands of stays.
  const known = new Map<string, TargetRooms>()
  const targetsOf = (stay: HeldNights, own: number): TargetRooms => {
    const typeId = rooms[own]?.typeId ?? 0
    const key = [typeId, stay.number_of_adults, stay.number_of_children, stay.number_of_infants].join()
    const { any, sameType } = known.get(key) ?? roomsFor(stay, typeId)
    known.set(key, { any, sameType })
    const withoutOwn = (bits: Int32Array) => bits.with(own >> 5, at(bits, own >> 5) & ~(1 << (own & 31)))
    return own < 0 ? { any, sameType } : { any: withoutOwn(any), sameType: withoutOwn(sameType) }
  }
  const wanted = bitsOf((typeId) => typeId === request.typeId)
  const targets = [...stays.map((stay, index) => targetsOf(stay, at(home, index))), { any: wanted, sameType: wanted }]

  /** How many of the target rooms are free on all nights of the stay. */
  const countFreeTargets = (stay: number, onlySameType: boolean) => {
    const target = targets[stay]?.[onlySameType ? 'sameType' : 'any']
    let count = 0
    for (let word = 0; target && word < words; word++) {
      let bits = at(target, word)
      for (let day = at(from, stay); bits !== 0 && day < at(to, stay); day++) bits &= at(freeRooms, day * words + word)
      for (; bits !== 0; bits &= bits - 1) count++
    }
    return count
  }

  /** The rooms of a set of bits, in order. */
  const roomsIn = (bits: Int32Array | undefined) => {
    const found: number[] = []
    for (let word = 0; bits && word < words; word++) {
      for (let left = at(bits, word); left !== 0; left &= left - 1)
        found.push(word * 32 + 31 - Math.clz32(left & -left))
    }
    return found
  }

  return {
    days,
    cells,
    from,
    to,
    home,
    targets,
    request: stays.length,
    fill,
    roomsIn,
    countFreeTargets,
    isOtherType: (stay: number, room: number) =>
      stay < stays.length && rooms[room]?.typeId !== rooms[at(home, stay)]?.typeId,
  }
}

export type RoomGrid = ReturnType<typeof createRoomGrid>
