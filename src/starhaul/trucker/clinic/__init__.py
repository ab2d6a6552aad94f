"""The ship clinic: small exercises about ships, with the rules that grade the answers.

`exercise` has the contract: what an exercise is, what is asked, what may be answered and what the doctor
says. One module for each kind: `fault_hunt`, `repair_choice`, `closing_up`, `averting`, `surviving`,
`landing_choice`; each has the record of the exercise, its grading by the rules of the game, and a generator
that makes one from a ship. `difficulty` rates them, `swarm_flight` flies ships through meteors with fixed
dice, `exercise_files` reads the committed exercises. Entry points: `exercise_files.exercises`,
`Exercise.task`, `Exercise.grade`. Imports the rules of the game and nothing above them: ships built by bots
and the results of playouts come from `tools.clinic`, which writes the files.
"""
