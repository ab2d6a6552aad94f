"""What must survive: tables, matches, their logs. One small contract, and its implementations beside it."""
