"""Players that are programs. They know what their seat may know, and nothing else."""
